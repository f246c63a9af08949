export const PROGRESS_SYNCED = {
  title: 'Progress Synced',
  description: 'Your offline progress has been synchronized.',
};

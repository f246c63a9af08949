export { seededShuffle } from '@hajde/rules/seeded-shuffle';

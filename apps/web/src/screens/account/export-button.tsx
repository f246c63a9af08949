import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { RowButton } from '../../ui/row-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.ts';

const FILE = 'hajde.json';

/** All that is kept about the learner, as a file. */
export function ExportButton({ userId }: { userId: string }) {
  const download = useMutation({
    mutationFn: () => call('GET /api/users/:id/account/export', { params: { id: userId } }),
    onSuccess: (data) => {
      // A link would not carry the token, so the file is made here.
      saveFile(FILE, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      toast({ title: 'Your data is saved', description: `${FILE} is in your downloads.` });
    },
    onError: (error) =>
      toast({
        title: 'Not downloaded',
        description: sentenceFor(
          error,
          "We couldn't download your data. Please try again in a moment.",
        ),
        destructive: true,
      }),
  });
  return (
    <RowButton
      Icon={Download}
      name="Download My Data"
      disabled={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}

import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { useTitle } from '../../ui/use-title.ts';

const TEXTS = {
  'Lesson not found': "There's no lesson at this address.",
  'Question not found': 'This lesson has changed since you started it.',
};

export function LessonNotFound({ title }: { title: keyof typeof TEXTS }) {
  useTitle(title);
  const [, navigate] = useLocation();
  return (
    <Message title={title} text={TEXTS[title]}>
      <Button onClick={() => navigate('/learn')}>Back to Learn</Button>
    </Message>
  );
}

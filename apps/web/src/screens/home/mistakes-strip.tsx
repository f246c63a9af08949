import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Wrench } from 'lucide-react';
import { Link } from 'wouter';
import { practiceTodayOf } from '../../learner/news-reads.ts';
import { mistakesToMend } from './practice-card.tsx';

/** What was answered wrongly, one press from being mended. */
export function MistakesStrip({ userId }: { userId: string }) {
  const { data } = useQuery(practiceTodayOf(userId));
  if (!data || data.mistakes === 0) return null;
  return (
    <Link
      href="/practice"
      className="flex min-h-12 items-center gap-3 rounded-lg border-2 border-line bg-surface px-3 font-bold text-ink shadow-card hover:border-line-strong active:translate-y-0.5"
    >
      <Wrench aria-hidden size={22} strokeWidth={2.25} className="shrink-0 text-blue-text" />
      <span className="min-w-0 flex-1">{mistakesToMend(data.mistakes)}</span>
      <span className="text-red-text text-sm">Practise</span>
      <ChevronRight aria-hidden size={20} strokeWidth={2.5} className="shrink-0 text-red-text" />
    </Link>
  );
}

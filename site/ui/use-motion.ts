import { useEffect, useState } from 'react';

/**
 * Whether a thing that moves by itself may move: not before the script runs, not under
 * `prefers-reduced-motion`, not after the visitor has pressed its pause button.
 */
export function useMotion() {
  const [choice, setChoice] = useState<'running' | 'paused' | 'unknown'>('unknown');

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setChoice(reduced.matches ? 'paused' : 'running');
    follow();
    reduced.addEventListener('change', follow);
    return () => reduced.removeEventListener('change', follow);
  }, []);

  return {
    isRunning: choice === 'running',
    toggle: () => setChoice((now) => (now === 'running' ? 'paused' : 'running')),
  };
}

import { Logo } from '../../ui/logo.tsx';
import { Mascot } from '../../ui/mascot.tsx';

/** Above the form on a phone, beside it on a wide screen. Small where the form is the longer one. */
export function SignInHero({ mood, small }: { mood: 'happy' | 'cheering'; small: boolean }) {
  return (
    <>
      <header
        className={`rays flex flex-col items-center overflow-hidden pt-[max(20px,env(safe-area-inset-top))] text-on-hero lg:justify-center lg:gap-6 lg:p-10 ${
          small ? 'gap-1' : 'gap-2'
        }`}
      >
        <Logo
          ground="red"
          className={`w-auto lg:h-28 ${small ? 'h-12' : 'h-16 max-lg:short:h-12'}`}
        />
        <p className="max-w-80 text-balance px-4 text-center font-bold font-display text-md leading-tight lg:order-last lg:text-xl">
          Learn Albanian as it is spoken in Kosovo
        </p>
        <Mascot
          mood={mood}
          className={`-mb-1.5 w-auto lg:mb-0 lg:h-[min(44svh,400px)] ${
            small ? 'h-32 max-lg:short:h-14' : 'h-44 max-lg:short:h-24'
          }`}
        />
      </header>
      <div className="kilim shrink-0 lg:hidden" />
      <div className="kilim-upright hidden lg:block" />
    </>
  );
}

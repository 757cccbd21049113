import { Cases } from './cases.tsx';
import { Features } from './features.tsx';
import { Stats } from './stats.tsx';
import { Testimonials } from './testimonials.tsx';

/** What lies further down on Home; loaded when it comes near. */
export const Sections = () => (
  <>
    <Cases />
    <Features />
    <Stats />
    <Testimonials />
  </>
);

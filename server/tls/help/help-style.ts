/** The help page's looks: the product's neutrals and accent, in both colour schemes. */
export const helpStyle = `
:root {
  color-scheme: light dark;
  --surface: oklch(0.985 0.003 60); --card: oklch(0.965 0.004 60); --line: oklch(0.88 0.006 60);
  --ink: oklch(0.24 0.01 60); --soft: oklch(0.44 0.012 60);
  --accent: oklch(0.70 0.17 40); --on-accent: oklch(0.2 0.03 40);
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: oklch(0.16 0.005 60); --card: oklch(0.21 0.006 60); --line: oklch(0.33 0.008 60);
    --ink: oklch(0.96 0.004 60); --soft: oklch(0.76 0.008 60);
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 44rem; padding: 2rem 1.25rem 4rem; background: var(--surface);
  color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
p, ol { margin: 0 0 .75rem; }
ol { padding-inline-start: 1.25rem; }
.soft { color: var(--soft); }
section { margin-top: 2rem; }
.button {
  display: inline-flex; align-items: center; min-height: 3rem; padding: .5rem 1.5rem;
  border-radius: 10px; background: var(--accent); color: var(--on-accent); font-weight: 600;
  text-decoration: none;
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
details { margin-top: .5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
summary { min-height: 2.75rem; padding: .6rem 1rem; font-weight: 600; cursor: pointer; }
details > :not(summary) { margin-inline: 1rem; }
code { display: block; margin-top: .5rem; font: .8125rem/1.7 ui-monospace, monospace; direction: ltr; text-align: start; overflow-wrap: normal; }
`;

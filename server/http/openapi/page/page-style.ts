// The desk's style (web/styles/tokens.css) for the API page.

/** @param assets paths of the build, which contain the hashed font files */
export function pageStyle(assets: readonly string[]): string {
  return fontFaces(assets) + STYLE;
}

const FONT_FACES = [
  { file: 'eczar-basic', family: 'Eczar', weight: '500 700', metrics: '' },
  { file: 'eczar-numerals', family: 'Eczar Numerals', weight: '500 700', metrics: '' },
  {
    file: 'hind-basic-400',
    family: 'Hind',
    weight: '400',
    metrics: 'ascent-override:110%;descent-override:50%;line-gap-override:0%;',
  },
  {
    file: 'hind-basic-700',
    family: 'Hind',
    weight: '700',
    metrics: 'ascent-override:110%;descent-override:50%;line-gap-override:0%;',
  },
] as const;

function fontFaces(assets: readonly string[]): string {
  return FONT_FACES.flatMap(({ file, family, weight, metrics }) => {
    const path = assets.find((one) => one.startsWith(`/assets/${file}-`) && one.endsWith('.woff2'));
    return path
      ? `@font-face{font-family:'${family}';src:url('${path}') format('woff2');font-weight:${weight};font-display:swap;${metrics}}\n`
      : [];
  }).join('');
}

const STYLE = `
:root{--rice:#fff9f0;--paper:#fffefc;--lime:#f4ebdc;--ink:#1f1a17;--stone:#5c534c;--geru:#8a3324;--geru-deep:#5e1f14;--geru-tint:#f9e9e1;--indigo:#1f3a5f;--neem:#2e6b3f;--haldi-deep:#8a5a00;--error:#b3261e;--line-soft:#ddd2c4}
*{box-sizing:border-box}
html{background:var(--rice);color:var(--ink);-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;font:400 1rem/1.5 Hind,system-ui,sans-serif}
h1,h2,h3,.brand{font-family:Eczar,Georgia,serif;font-weight:600;text-wrap:balance}
h1{font-size:1.875rem;line-height:1.2;margin:0 0 1.5rem}
h2{font-size:1.625rem;line-height:1.25;margin:3rem 0 1rem}
h3{font-size:1.25rem;line-height:1.4;margin:0 0 .5rem}
h4{font:700 .875rem/1.4 Hind,system-ui,sans-serif;color:var(--stone);margin:1.25rem 0 .25rem}
p{margin:0 0 .5rem;max-width:44rem}
a{color:var(--geru);text-underline-offset:.2em}
a:hover{color:var(--geru-deep)}
:focus-visible{outline:3px solid var(--indigo);outline-offset:2px;border-radius:2px}
#calls:focus{outline:none}
code,pre{font:400 .875rem/1.5 ui-monospace,'Cascadia Mono','DejaVu Sans Mono',Menlo,Consolas,monospace;overflow-wrap:anywhere}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem;min-height:52px;padding:0 max(16px,(100vw - 1184px)/2) 9px;background:conic-gradient(from 135deg at 50% 0,var(--geru) 90deg,transparent 0) 0 calc(100% - 2px)/14px 7px repeat-x,linear-gradient(var(--geru),var(--geru)) bottom/100% 2px no-repeat}
header p{margin:0}
header a{display:inline-flex;align-items:center;min-height:44px}
header [lang]{color:var(--stone);margin-inline-start:.5rem;font-family:'Eczar Numerals',serif}
.brand{font-size:1.25rem;text-decoration:none}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:8px;background:var(--paper);padding:.5rem 1rem;z-index:1}
.page{padding:2rem max(16px,(100vw - 1184px)/2) 4rem}
nav{margin-bottom:2rem;columns:13rem;column-gap:2rem}
nav p{font-weight:700;margin:0;break-after:avoid}
nav ul{list-style:none;margin:0 0 .75rem;padding:0}
nav :is(li,p) a{display:block;padding:.25rem 0}
nav li{break-inside:avoid}
article{background:var(--paper);border:1px solid var(--line-soft);border-radius:8px;padding:1.25rem 1.5rem;margin:0 0 1rem}
.address{display:flex;flex-wrap:wrap;gap:0 .625rem;align-items:baseline;margin:0 0 .25rem}
.address b{font-size:.875rem;min-width:3.75rem;color:var(--indigo)}
.address .post{color:var(--neem)}
.address b:is(.put,.patch){color:var(--haldi-deep)}
.address .delete{color:var(--error)}
.who{color:var(--stone);font-size:.875rem;margin:.25rem 0 .5rem}
dl{margin:0}
dl>div{display:grid;grid-template-columns:minmax(12rem,16rem) 1fr;gap:0 1.5rem;padding:.375rem 0;border-top:1px solid var(--line-soft)}
dl>div:first-child{border-top:0}
dt{overflow-wrap:anywhere}
dd{margin:0;overflow-wrap:anywhere}
.note,.words{color:var(--stone);font-size:.875rem}
pre{margin:1.25rem 0 0;padding:.75rem 1rem;background:var(--lime);border-radius:6px;white-space:pre-wrap}
@media (max-width:640px){article{padding:1rem}dl>div{grid-template-columns:1fr}h1{font-size:1.625rem}h2{font-size:1.375rem}}
@media (min-width:1000px){.page{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:0 3rem}.page>h1{grid-column:1/-1}nav{columns:auto;position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto;font-size:.9375rem;margin:0}#calls>section:first-of-type h2{margin-top:2rem}}
@media print{@page{margin:14mm}:root{--rice:#fff;--paper:#fff;--lime:#fff}html{font-size:11px}nav,.skip,header a[href$='.json']{display:none}.page{display:block;padding:1rem 0}article{border:0;border-top:1px solid var(--line-soft);border-radius:0;padding:.75rem 0;margin:0}h2,h3,h4,.address{break-after:avoid}dl>div,pre{break-inside:avoid}pre{border:1px solid var(--line-soft)}a{color:inherit;text-decoration:none}}
`;

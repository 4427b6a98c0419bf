/** The colours and sizes of `app/ui/tokens.css`, in the device's theme: nothing else of the site is loaded. */
export const statusStyle =
  ":root{color-scheme:light dark;--surface:light-dark(#fff,#121b18);--line:light-dark(#e4e9e6,#20302a);--ink-2:light-dark(#4d5d57,#a9b8b1);" +
  "--brand:light-dark(#0a6a4e,#35c690);--loss:light-dark(#b3372f,#f0857d);--star:light-dark(#7a5600,#f0b429)}" +
  "*{box-sizing:border-box}body{margin:0;font:13.5px/1.45 system-ui,sans-serif;background:light-dark(#f3f5f2,#0b1210);" +
  "color:light-dark(#12201b,#e9f0ec)}main{max-width:960px;margin:0 auto;padding:12px}header{display:flex;flex-wrap:wrap;" +
  "align-items:center;gap:4px 16px;margin:4px 0 12px}h1{font-size:20px;margin:0}h2{font-size:16px;margin:0 0 8px}p{margin:0}" +
  "header a{margin-inline-start:auto;min-height:44px;display:inline-flex;align-items:center;color:var(--brand);font-weight:600}" +
  ":focus-visible{outline:2px solid light-dark(#1b6fd8,#7db4ff);outline-offset:2px}" +
  "section{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:12px;margin-bottom:12px}" +
  "ul{margin:0;padding:0;list-style:none}li{padding:4px 0}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}" +
  "th,td{padding:6px 0;padding-inline-start:10px;text-align:end;vertical-align:top;border-top:1px solid var(--line)}thead th{border-top:0}" +
  "th{font-weight:600}thead th{font-weight:400}th:first-child,td:first-child{text-align:start;padding-inline-start:0;overflow-wrap:break-word}" +
  "thead th,small,.quiet{color:var(--ink-2);font-size:12px}small{display:block;font-weight:400}.scroll{overflow-x:auto}" +
  ".fault{color:var(--loss);font-weight:600}.note{color:var(--star)}.well{color:var(--brand);font-weight:600}" +
  "summary{min-height:44px;display:list-item;padding:12px 0;cursor:pointer}";

var r = document.documentElement, d = r.dataset;
try {
  var s = localStorage, t = s.getItem('kora.theme'), p, k;
  if (t === 'dark' || t === 'light') d.theme = t;
  p = JSON.parse(s.getItem('kora.settings.v1'));
  for (k of ['textSize', 'lineSpacing', 'lineFocus', 'font']) if (p[k]) d[k] = p[k];
} catch (e) {}
if (d.lineFocus === 'on') import('/line-focus.js');

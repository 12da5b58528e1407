try {
  var d = document.documentElement.dataset, p;
  d.tip = Math.floor(Date.now() / 1e3) % 7;
  p = JSON.parse(localStorage.getItem('kora.sidebar.v1'));
  if (p.icons) d.sidebar = 'icons';
  if (p.tips === false) d.tips = 'off';
  d.folded = p.folded.join(' ');
} catch (e) {}

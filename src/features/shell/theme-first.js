var d=document.documentElement.dataset
try{var t=localStorage.getItem(`kora.theme`);t&&(d.theme=t),Object.assign(d,JSON.parse(localStorage.getItem(`kora.settings.v1`)).reading)}catch{}
d.lineFocus&&import(`/line-focus.js`)

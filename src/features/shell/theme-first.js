var r=document.documentElement,d=r.dataset
try{var t=localStorage.getItem(`kora.theme`);t&&(d.theme=t),Object.assign(d,JSON.parse(localStorage.getItem(`kora.settings.v1`)).reading)}catch{}
onpointermove=e=>d.lineFocus&&r.style.setProperty(`--line-focus`,e.clientY+`px`)

/**
 * Runs before the first paint, so that a remembered choice of scheme never flashes the other one.
 * It is the only script in front of the paint and holds no more than it must.
 */
export const themeStorageKey = 'theme';

export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/**
 * Runs before the first paint, so that a stored colour scheme never flashes the other one. It blocks that paint, so
 * it holds only what is necessary.
 */
export const themeStorageKey = 'theme';

export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

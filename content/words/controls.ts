/** What the parts that can be pressed or pushed are called, and how a value is said, on whatever page they stand. */
export const skipToContent = 'Skip to the content';
export const switchScheme = 'Switch between light and dark';
export const scrollsSideways = (what: string) => `${what}, scrolls sideways`;
export const rated = (rating: number) => `Rated ${rating} out of 5`;
export const madeWith = 'Made with';
export const indianTime = (time: string) => `${time} IST`;
/** After "Compare", for those who listen, who hear the link without its line. */
export const withTitle = (title: string) => ` with ${title}`;

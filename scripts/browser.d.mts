export declare function findBrowser(): Promise<string | undefined>;
export declare const NO_BROWSER: string;
export declare const BROWSER_ARGS: string[];

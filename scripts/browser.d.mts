export declare function findBrowser(): Promise<string | undefined>;
export declare const NO_BROWSER: string;

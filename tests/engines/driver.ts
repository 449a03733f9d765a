/** A JavaScript function body that returns something, as text: it runs in the page. */
export type Script = string;

/** An element of a page, as its browser's driver has it. */
export type DriverElement = {
  readonly click: () => Promise<void>;
  /** Types with the keyboard, behind what is there. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file of this machine in a file input. */
  readonly upload: (file: string) => Promise<void>;
};

/** What a browser's driver can do with a tab. */
export type DriverPage = {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Gives what the script returns, as far as JSON can represent it. */
  readonly run: (script: Script) => Promise<unknown>;
  /** The element that the script returns; undefined where it returns none. */
  readonly element: (script: Script) => Promise<DriverElement | undefined>;
  /** Makes the page as large as this, in CSS pixels; gives the size that the browser allows. */
  readonly resize: (width: number, height: number) => Promise<number>;
  /** A PNG of what is in view. */
  readonly screenshot: () => Promise<Buffer>;
};

/** A browser without storage and cookies of others, as one person has it. */
export type DriverPerson = {
  /** Opens a tab. */
  readonly newPage: () => Promise<DriverPage>;
  readonly close: () => Promise<void>;
};

/** A browser that runs. */
export type Driver = {
  /** Name and version, for people. */
  readonly name: string;
  readonly newPerson: () => Promise<DriverPerson>;
  readonly close: () => Promise<void>;
};

/** An engine that journeys are walked in. */
export type Engine = {
  readonly name: 'Firefox' | 'WebKit';
  /** Debian packages that it needs and this machine does not have. */
  readonly missing: () => readonly string[];
  /** What its driver cannot do, in sentences. */
  readonly limits: readonly string[];
  readonly start: () => Promise<Driver>;
};

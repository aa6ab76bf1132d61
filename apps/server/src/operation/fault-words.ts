// What may be told of a fault: its kind, where it happened, and its sentence without whatever might be somebody's.

export type FaultWords = {
  readonly name: string;
  readonly message: string;
  /** The system's or the database's, such as ECONNREFUSED. */
  readonly code?: string;
  /** Where it happened, the nearest first. */
  readonly stack?: readonly string[];
  readonly cause?: FaultWords;
};

/** Lines of a stack, and causes of causes. */
const FRAMES = 12;
const CAUSES = 3;

/**
 * What a sentence of a fault may hold and a log may not: what stands in quotes (names, whole messages), passwords in addresses,
 * cards, hands, codes of tables and seats, and tokens, salts and ids.
 */
const PRIVATE: readonly RegExp[] = [
  /"[^"]*"?|'[^']*'|`[^`]*`/g,
  /(?<=:\/\/)[^\s@/]+(?=@)/g,
  /(?<![A-Za-z0-9])[SHDC](?:10|[AKQJT2-9])(?![A-Za-z0-9])/g,
  /(?<![\w.])(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*(?![\w.])/g,
  /(?<![A-Za-z0-9])[BFGHJKLMNPQRSTVWXZ]{6}(?:[BFGHJKLMNPQRSTVWXZ]{2})?(?![A-Za-z0-9])/g,
  /(?<![\w-])(?=[\w-]*(?:\d|[a-z][A-Z]|[A-Z]{16}))[\w-]{8,}(?![\w-])/g,
];

const withoutPrivate = (text: string): string => PRIVATE.reduce((rest, each) => rest.replace(each, '…'), text);

/** Without the first lines, which repeat the sentence. */
function framesOf({ stack = '' }: Error): readonly string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, FRAMES).map((line) => line.trim());
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? withoutPrivate(error.code) : undefined;
}

/** What the log says of `error`, whatever was thrown. */
export function wordsOf(error: unknown, causes = CAUSES): FaultWords {
  if (!(error instanceof Error)) return { name: 'thrown', message: withoutPrivate(String(error)) };
  const code = codeOf(error);
  return {
    name: error.name,
    message: withoutPrivate(error.message),
    ...(code !== undefined && { code }),
    stack: framesOf(error),
    ...(error.cause !== undefined && causes > 0 && { cause: wordsOf(error.cause, causes - 1) }),
  };
}

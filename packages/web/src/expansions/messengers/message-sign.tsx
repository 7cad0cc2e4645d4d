interface MessageSignProps {
  readonly text: string;
  readonly isPoints: boolean;
}

/** A message of the king, sealed with its number; or a coin with the points one may take instead. */
export function MessageSign({ text, isPoints }: MessageSignProps) {
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      {isPoints ? (
        <circle r="15" fill="#eebb34" stroke="#8a5f10" strokeWidth="2" />
      ) : (
        <>
          <path d="M-13-17H9L14-12V17H-13Z" fill="#fbf1d8" stroke="#6b4a22" strokeWidth="1.4" />
          <path d="M-9-10H7M-9-5H9" stroke="#b9a07a" strokeWidth="1.6" />
          <circle cy="7" r="8" fill="#b8292f" />
        </>
      )}
      <text
        y={isPoints ? 0 : 7}
        fill={isPoints ? '#4a3222' : '#fff'}
        fontSize={isPoints ? 18 : 11}
        fontWeight="800"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {text}
      </text>
    </svg>
  );
}

const PIPS = [[], [0], [-4, 4], [-5, 0, 5]];

/** A side of the die, about (0, 0). */
export function Die({ value }: { readonly value: number }) {
  return (
    <>
      <rect
        x="-9.5"
        y="-9.5"
        width="19"
        height="19"
        rx="4"
        fill="#fffaf0"
        stroke="#4a3222"
        strokeWidth="1.4"
      />
      {PIPS[value].map((at) => (
        <circle key={at} cx={at} cy={-at} r="2" fill="#4a3222" />
      ))}
    </>
  );
}

/** A flying machine from above, its nose to the north, about (0, 0). */
export function Machine() {
  return (
    <>
      <path
        d="M-1-3.4C-4.6-6-8.8-5-11.4-.2C-9.6-1-8.4-.9-7.4.2C-6-.9-4.8-.7-3.8.5C-2.8-.3-1.8 0-1 .8ZM1-3.4C4.6-6 8.8-5 11.4-.2C9.6-1 8.4-.9 7.4.2C6-.9 4.8-.7 3.8.5C2.8-.3 1.8 0 1 .8Z"
        fill="#f3e3bd"
        stroke="#4a3222"
        strokeWidth=".6"
      />
      <path d="M0-8C1.6-6 1.7 2.4.9 6.6L4 8.8L0 9.6L-4 8.8L-.9 6.6C-1.7 2.4-1.6-6 0-8Z" fill="#a8632f" />
    </>
  );
}

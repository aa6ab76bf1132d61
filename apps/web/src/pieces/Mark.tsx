/** The sign of the product: a bridge over the felt. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 52 52" aria-hidden="true" focusable="false">
      <rect width="52" height="52" rx="13" fill="#1f5c48" />
      <path d="M9 34c6-15 28-15 34 0" fill="none" stroke="#f4bc3f" stroke-width="5" stroke-linecap="round" />
      <path
        d="M9 34v6M43 34v6M20.500 26v14M31.500 26v14"
        stroke="#f6f3e7"
        stroke-width="3.500"
        stroke-linecap="round"
      />
    </svg>
  );
}

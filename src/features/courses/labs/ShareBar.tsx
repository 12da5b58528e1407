/** A share from 0 to 1 as a bar, beside the number that says the same. */
export const ShareBar = ({ share }: { share: number }) => (
  <svg className="lab-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.round(share * 100)} height={8} />
  </svg>
);

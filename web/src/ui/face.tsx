/** A person: the first letter on a quiet disc. The same name has the same colour. */
const TINTS = ["#c9dbe8", "#f0d3bf", "#cfe4d4", "#f1e0b4", "#ddd0ea", "#eccfd4"];

export function Face({ name, size = 28 }: { name: string; size?: number }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const [first = "?"] = [...name.trim()];
  return (
    <svg className="face" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill={TINTS[sum % TINTS.length]} stroke="var(--line-strong)" />
      <text x="16" y="21.400" textAnchor="middle">
        {first.toUpperCase()}
      </text>
    </svg>
  );
}

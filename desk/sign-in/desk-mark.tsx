/** Whose door this is, for who has not come in yet. */
export function DoorMark() {
  return (
    <p className="door-mark">
      <img src="/favicon.svg" alt="" width="36" height="36" />
      Miranaya <span>Desk</span>
    </p>
  );
}

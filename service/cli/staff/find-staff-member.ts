import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';

export async function findStaffMember({ staff }: Store, email: string): Promise<StaffMember> {
  const person = await staff.staffByEmail(email);
  if (person === null)
    throw new WrongArguments(`Nobody was invited as ${email}. See npm run staff -- list`);
  return person;
}

/** Describes what an act on several enquiries did with each of them, in the words of the history. */
import type { DeskEvent } from '#domain/desk-event.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { ListAct } from '../api-types/enquiry-lists-api.ts';
import { describeEnquiryAct } from '../enquiry/describe-enquiry-act.ts';
import type { AuditDetailOptions } from './describe-audit-details.ts';

/** Returns null for another event, and for an act that is missing or that only a later release knows. */
export function describeActOnSeveral(
  { type, who, what }: Pick<DeskEvent, 'type' | 'who' | 'what'>,
  { nameOf, now }: Pick<AuditDetailOptions, 'nameOf' | 'now'>,
): string | null {
  if (type !== ('enquiries.acted-on' satisfies DeskEventType)) return null;
  const words = describe(what.act as ListAct | undefined);
  return words && `With each: ${words}`;

  function describe(act: ListAct | undefined): string | null {
    const options = { who, tries: null, nameOf, now };
    switch (act?.kind) {
      case 'take':
        return describeEnquiryAct({ kind: 'claim' }, options);
      case 'in turn':
        return 'gave it to the next member in turn';
      case 'note':
        return describeEnquiryAct(
          { kind: 'note outcome', outcome: act.outcome, callAt: null },
          options,
        );
      case 'hand over':
      case 'change':
        return describeEnquiryAct(act, options);
      case undefined:
        return null;
      default:
        act satisfies never;
        return null;
    }
  }
}

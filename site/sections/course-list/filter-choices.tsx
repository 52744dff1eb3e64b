import { courseList, feeChoice } from '#content/offers/course-list.ts';
import { fieldSlugs, fields } from '#content/offers/fields.ts';
import { feeChoicesRupees, lengthBandIds, lengthBands } from '#content/offers/filter-choices.ts';
import { kindIds, kinds } from '#content/offers/kinds.ts';
import { levelIds, levels } from '#content/offers/levels.ts';
import {
  filterCounts,
  fitsFilter,
  type OfferFilter,
  type OfferRow,
} from '#site/search/offer-filter.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { KindsExplained } from './kinds-explained.tsx';

interface FilterChoicesProps {
  /** What the search found. */
  rows: readonly OfferRow[];
  filter: OfferFilter;
  onTick: (change: Partial<OfferFilter>) => void;
}

/** With `id` when it was missing, without it when it was there. */
const toggled = <Id extends string>(ids: readonly Id[], id: Id) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

export function FilterChoices({ rows, filter, onTick }: FilterChoicesProps) {
  const counts = filterCounts(rows, filter);
  const { fields: chosenFields, kinds: chosenKinds, lengths, levels: chosenLevels } = filter;
  return (
    <>
      <ChoiceGroup
        legend={courseList.field}
        name="field"
        type="checkbox"
        choices={fieldSlugs.map((id) => ({
          id,
          title: fields[id].title,
          count: counts.fields[id],
        }))}
        isChosen={(id) => chosenFields.includes(id)}
        onChoose={(id) => onTick({ fields: toggled(chosenFields, id) })}
      />
      <ChoiceGroup
        legend={courseList.fee}
        name="fee"
        type="radio"
        choices={feeChoices(rows, filter)}
        isChosen={(id) => id === `${filter.mostRupees ?? ''}`}
        onChoose={(id) => onTick({ mostRupees: id === '' ? null : Number(id) })}
      />
      <ChoiceGroup
        legend={courseList.length}
        name="length"
        type="checkbox"
        choices={lengthBandIds.map((id) => ({
          id,
          title: lengthBands[id].title,
          count: counts.lengths[id],
        }))}
        isChosen={(id) => lengths.includes(id)}
        onChoose={(id) => onTick({ lengths: toggled(lengths, id) })}
      />
      <ChoiceGroup
        legend={courseList.level}
        name="level"
        type="checkbox"
        choices={levelIds.map((id) => ({ id, title: levels[id].title, count: counts.levels[id] }))}
        isChosen={(id) => chosenLevels.includes(id)}
        onChoose={(id) => onTick({ levels: toggled(chosenLevels, id) })}
      />
      <ChoiceGroup
        legend={courseList.kind}
        name="kind"
        type="checkbox"
        choices={kindIds.map((id) => ({ id, title: kinds[id].plural, count: counts.kinds[id] }))}
        isChosen={(id) => chosenKinds.includes(id)}
        onChoose={(id) => onTick({ kinds: toggled(chosenKinds, id) })}
      />
      <KindsExplained />
    </>
  );
}

/** "Any", those of the content, and the one that an address has made up. */
function feeChoices(rows: readonly OfferRow[], filter: OfferFilter) {
  const { mostRupees } = filter;
  const known: readonly number[] = feeChoicesRupees;
  const own = mostRupees === null || known.includes(mostRupees) ? [] : [mostRupees];
  return [null, ...[...known, ...own].sort((a, b) => a - b)].map((most) => ({
    id: `${most ?? ''}`,
    title: most === null ? courseList.anyFee : feeChoice(most),
    count: rows.filter((row) => fitsFilter(row, { ...filter, mostRupees: most })).length,
  }));
}

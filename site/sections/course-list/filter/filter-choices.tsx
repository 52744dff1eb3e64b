import { memo, useDeferredValue, useMemo } from 'react';
import {
  courseListWords,
  formatFeeLimitLabel,
} from '#content/offers/course-list/course-list-words.ts';
import {
  classTimeIds,
  classTimeTitles,
  feeLimitsRupees,
  lengthBandIds,
  lengthBands,
  startFilterIds,
  startFilterTitles,
} from '#content/offers/course-list/filter-options.ts';
import { kindIds, kinds } from '#content/offers/kinds.ts';
import { levelIds, levels } from '#content/offers/levels.ts';
import { studyFieldSlugs, studyFields } from '#content/offers/study-fields.ts';
import {
  countOffersPerChoice,
  type FilterableOffer,
  fitsFilter,
  type OfferFilter,
} from '#site/search/offer-filter.ts';
import { KindsExplained } from '../kinds-explained.tsx';
import { ChoiceGroup } from './choice-group.tsx';

interface FilterChoicesProps {
  /** The offers that the search found. */
  rows: readonly FilterableOffer[];
  filter: OfferFilter;
  /**
   * Whether any offer of the list has a next start. If none has, the filters for the month and for the class hours are
   * left out.
   */
  hasStarts: boolean;
  onTick: (change: Partial<OfferFilter>) => void;
}

/** Adds `id` to the list, or removes it if the list contains it. */
const toggled = <Id extends string>(ids: readonly Id[], id: Id) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/**
 * All groups of choices. The component is memoised, because a letter that is typed into the search field must be shown
 * before the choices are rendered again.
 */
export const FilterChoices = memo(function FilterChoices(props: FilterChoicesProps) {
  const { rows, filter, hasStarts, onTick } = props;
  // Counting is slow, so React shows the tick first and the new counts a moment later.
  const counted = useDeferredValue(filter);
  const counts = useMemo(() => countOffersPerChoice(rows, counted), [rows, counted]);
  const fees = useMemo(() => feeChoices(rows, counted), [rows, counted]);
  const { fields: chosenFields, kinds: chosenKinds, lengths, levels: chosenLevels } = filter;
  return (
    <>
      <ChoiceGroup
        legend={courseListWords.field}
        name="field"
        type="checkbox"
        choices={studyFieldSlugs.map((id) => ({
          id,
          title: studyFields[id].title,
          count: counts.fields[id],
        }))}
        isChosen={(id) => chosenFields.includes(id)}
        onChoose={(id) => onTick({ fields: toggled(chosenFields, id) })}
      />
      <ChoiceGroup
        legend={courseListWords.fee}
        name="fee"
        type="radio"
        choices={fees}
        isChosen={(id) => id === `${filter.mostRupees ?? ''}`}
        onChoose={(id) => onTick({ mostRupees: id === '' ? null : Number(id) })}
      />
      <ChoiceGroup
        legend={courseListWords.length}
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
        legend={courseListWords.level}
        name="level"
        type="checkbox"
        choices={levelIds.map((id) => ({ id, title: levels[id].title, count: counts.levels[id] }))}
        isChosen={(id) => chosenLevels.includes(id)}
        onChoose={(id) => onTick({ levels: toggled(chosenLevels, id) })}
      />
      {hasStarts && (
        <>
          <ChoiceGroup
            legend={courseListWords.begins}
            name="begins"
            type="checkbox"
            choices={startFilterIds.map((id) => ({
              id,
              title: startFilterTitles[id],
              count: counts.begins[id],
            }))}
            isChosen={(id) => filter.begins.includes(id)}
            onChoose={(id) => onTick({ begins: toggled(filter.begins, id) })}
          />
          <ChoiceGroup
            legend={courseListWords.classHours}
            name="hours"
            type="checkbox"
            choices={classTimeIds.map((id) => ({
              id,
              title: classTimeTitles[id],
              count: counts.hours[id],
            }))}
            isChosen={(id) => filter.hours.includes(id)}
            onChoose={(id) => onTick({ hours: toggled(filter.hours, id) })}
          />
        </>
      )}
      <ChoiceGroup
        legend={courseListWords.kind}
        name="kind"
        type="checkbox"
        choices={kindIds.map((id) => ({ id, title: kinds[id].plural, count: counts.kinds[id] }))}
        isChosen={(id) => chosenKinds.includes(id)}
        onChoose={(id) => onTick({ kinds: toggled(chosenKinds, id) })}
      />
      <KindsExplained />
    </>
  );
});

/**
 * Returns the choices of the highest fee: "Any", the fixed limits, and the limit that the address names if it is
 * another.
 */
function feeChoices(rows: readonly FilterableOffer[], filter: OfferFilter) {
  const { mostRupees } = filter;
  const known: readonly number[] = feeLimitsRupees;
  const own = mostRupees === null || known.includes(mostRupees) ? [] : [mostRupees];
  return [null, ...[...known, ...own].sort((a, b) => a - b)].map((most) => ({
    id: `${most ?? ''}`,
    title: most === null ? courseListWords.anyFee : formatFeeLimitLabel(most),
    count: rows.filter((row) => fitsFilter(row, { ...filter, mostRupees: most })).length,
  }));
}

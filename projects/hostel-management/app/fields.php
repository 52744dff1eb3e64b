<?php

declare(strict_types=1);

// The fields of forms: label, control, what was typed before, and the reason of a refusal; and states in words.

use App\Clock;

/**
 * An input with its label.
 *
 * @param array<string, string|int|bool> $attributes further attributes; true prints the name alone
 */
function input_field(
    string $name,
    string $label,
    string|int|float|null $value = '',
    string $type = 'text',
    array $attributes = ['required' => true],
): string {
    $shown = $type === 'password' ? '' : old($name, $value);

    return '<p class="field"><label for="' . e($name) . '">' . e($label) . '</label>'
        . '<input id="' . e($name) . '" name="' . e($name) . '" type="' . e($type) . '" value="' . e($shown) . '"'
        . attributes($attributes) . field_state($name) . '>' . field_error($name) . '</p>';
}

/** @param array<string, string|int|bool> $attributes */
function text_field(
    string $name,
    string $label,
    ?string $value = '',
    array $attributes = ['required' => true, 'rows' => 4],
): string {
    return '<p class="field wide"><label for="' . e($name) . '">' . e($label) . '</label>'
        . '<textarea id="' . e($name) . '" name="' . e($name) . '"' . attributes($attributes) . field_state($name)
        . '>' . e(old($name, $value)) . '</textarea>' . field_error($name) . '</p>';
}

/** @param array<string|int, string> $options value => label; the first line asks to choose */
function select_field(string $name, string $label, array $options, string|int|null $value = ''): string
{
    $chosen = old($name, $value);
    $html = '<p class="field"><label for="' . e($name) . '">' . e($label) . '</label>'
        . '<select id="' . e($name) . '" name="' . e($name) . '" required' . field_state($name) . '>'
        . '<option value="">Please choose</option>';
    foreach ($options as $key => $text) {
        $html .= '<option value="' . e($key) . '"' . ((string) $key === $chosen ? ' selected' : '') . '>'
            . e($text) . '</option>';
    }

    return $html . '</select>' . field_error($name) . '</p>';
}

/** Turns ['open', 'in_progress'] into options with readable labels. */
function options(array $values): array
{
    return array_combine($values, array_map('words', $values));
}

/** @param array<string, string|int|bool> $attributes */
function attributes(array $attributes): string
{
    $html = '';
    foreach ($attributes as $name => $value) {
        if ($value !== false) {
            $html .= ' ' . e($name) . ($value === true ? '' : '="' . e($value) . '"');
        }
    }

    return $html;
}

/** The last day of a stay: the day on which it ended, the planned day, or today; a dash before it begins. */
function until(array $stay): string
{
    return match (true) {
        $stay['ended_on'] !== null => day($stay['ended_on']),
        $stay['leaving_on'] !== null => day($stay['leaving_on']) . ', planned',
        $stay['started_on'] > Clock::today() => '–',
        default => 'today',
    };
}

/** A state as a small coloured label: "overdue", "pending" … */
function stamp(string $state): string
{
    return '<span class="stamp ' . e($state) . '">' . e(words($state)) . '</span>';
}

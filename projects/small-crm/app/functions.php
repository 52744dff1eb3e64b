<?php

declare(strict_types=1);

// Small functions that controllers and views use everywhere.

use App\Csrf;
use App\Once;
use App\Request;

/** One setting of config.php. */
function config(string $name): mixed
{
    static $settings = null;
    $settings ??= require __DIR__ . '/config.php';

    return $settings[$name];
}

/**
 * Escapes a value for HTML. Everything that a view prints goes through this function, so that typed text is shown
 * and never becomes a tag or a script.
 */
function e(string|int|float|null $value): string
{
    return htmlspecialchars((string) $value, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** The address of a page, also when the application is in a subfolder. Empty query values are left out. */
function url(string $path = '/', array $query = []): string
{
    $query = array_filter($query, fn ($value) => $value !== '' && $value !== null);

    return Request::basePath() . $path . ($query === [] ? '' : '?' . http_build_query($query));
}

/** The hidden fields that every POST form carries: the secret of the session, and the mark of this form. */
function csrf_field(): string
{
    return '<input type="hidden" name="csrf" value="' . e(Csrf::token()) . '">' . Once::field();
}

/** 1234567 becomes ₹12,34,567 (Indian grouping: three digits, then pairs). */
function rupees(string|int|float|null $amount): string
{
    $whole = (string) abs((int) round((float) $amount));
    $tail = substr($whole, -3);
    $head = substr($whole, 0, -3);
    if ($head !== '') {
        $head = preg_replace('/\B(?=(\d{2})+$)/', ',', $head) . ',';
    }

    return ((float) $amount < 0 ? '-' : '') . '₹' . $head . $tail;
}

/** 2026-11-05 becomes 5 Nov 2026; no date becomes a dash. */
function show_date(?string $date): string
{
    return $date === null || $date === '' ? '–' : date('j M Y', (int) strtotime($date));
}

/** The same with the time of day: 5 Nov 2026, 4:05 pm. */
function show_time(?string $time): string
{
    return $time === null || $time === '' ? '–' : date('j M Y, g:i a', (int) strtotime($time));
}

/** in_progress becomes In progress. */
function words(?string $value): string
{
    return ucfirst(str_replace('_', ' ', (string) $value));
}

/** The number that people quote for a record: T-0007 is ticket 7, Q-0012 is quote 12. */
function record_number(string $letter, int|string $id): string
{
    return sprintf('%s-%04d', $letter, $id);
}

/** Number of characters, not bytes. Works without the mbstring extension. */
function text_length(string $text): int
{
    return (int) preg_match_all('/./su', $text);
}

/** "12 customers", "1 customer". */
function counted(int $number, string $one, ?string $many = null): string
{
    return $number . ' ' . ($number === 1 ? $one : ($many ?? $one . 's'));
}

/** A status as a small coloured mark with its name. */
function chip(string $value): string
{
    return '<span class="chip is-' . e($value) . '">' . e(words($value)) . '</span>';
}

<?php

declare(strict_types=1);

// The few functions that views and controllers use everywhere.

use App\Csrf;
use App\Once;
use App\Request;
use App\Session;

/** One setting of config.php. */
function config(string $key): mixed
{
    static $settings = null;
    $settings ??= require __DIR__ . '/config.php';

    return $settings[$key];
}

/** Escapes text for HTML. Everything a view prints goes through here. */
function e(string|int|float|null $value): string
{
    return htmlspecialchars((string) $value, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** The address of a page of the application, also when it is installed in a subfolder. */
function url(string $path = '/', array $query = []): string
{
    $query = array_filter($query, fn ($value) => $value !== '' && $value !== null);

    return Request::basePath() . $path . ($query === [] ? '' : '?' . http_build_query($query));
}

/** Sends the browser to another page and ends this request. */
function redirect(string $path): never
{
    Once::endsAt($path);
    header('Location: ' . url($path), true, 303);
    exit;
}

/**
 * The hidden fields of every form: the token that proves that it came from this application, and the mark by which
 * a double click is found.
 */
function csrf_field(): string
{
    return '<input type="hidden" name="_token" value="' . e(Csrf::token()) . '">' . Once::field();
}

/** What the visitor typed into a field before the form was refused, or else $default. */
function old(string $field, string|int|float|null $default = ''): string
{
    $kept = Session::kept('input');

    return (string) ($kept[$field] ?? $default);
}

/** The reason why a field was refused, as a line of HTML; nothing if it was fine. */
function field_error(string $field): string
{
    $errors = Session::kept('errors');

    return isset($errors[$field])
        ? '<span class="field-error" id="' . e($field) . '-error">' . e($errors[$field]) . '</span>'
        : '';
}

/** Marks a refused field for the style sheet and for screen readers. */
function field_state(string $field): string
{
    return isset(Session::kept('errors')[$field])
        ? ' aria-invalid="true" aria-describedby="' . e($field) . '-error"'
        : '';
}

/** 123456.5 becomes ₹1,23,456.50; paise are shown only where there are some. */
function money(string|int|float|null $amount): string
{
    $paise = (int) round((float) $amount * 100);
    $sign = $paise < 0 ? '-' : '';
    $paise = abs($paise);
    $rupees = (string) intdiv($paise, 100);
    $lastThree = substr($rupees, -3);
    $rest = substr($rupees, 0, -3);
    if ($rest !== '') {
        // Indian grouping: after the last three digits, groups of two.
        $rest = preg_replace('/\B(?=(\d{2})+(?!\d))/', ',', $rest);
        $lastThree = $rest . ',' . $lastThree;
    }

    return $sign . '₹' . $lastThree . ($paise % 100 === 0 ? '' : sprintf('.%02d', $paise % 100));
}

/** 2026-11-05 becomes 5 Nov 2026; an empty date becomes a dash. */
function day(?string $date): string
{
    return $date === null || $date === '' ? '–' : date('j M Y', strtotime($date));
}

/** The same with the time: 5 Nov 2026, 4:05 pm. */
function moment(?string $time): string
{
    return $time === null || $time === '' ? '–' : date('j M Y, g:i a', strtotime($time));
}

/** in_progress becomes "In progress". */
function words(string $value): string
{
    return $value === 'upi' ? 'UPI' : ucfirst(str_replace('_', ' ', $value));
}

/** The first characters of a text; a character is never cut in half. */
function text_start(string $text, int $length): string
{
    return preg_match('/^.{0,' . $length . '}/su', $text, $part) === 1 ? $part[0] : '';
}

/** Number of characters (not bytes) of a text; works without the mbstring extension. */
function text_length(string $text): int
{
    return (int) preg_match_all('/./su', $text);
}

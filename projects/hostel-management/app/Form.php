<?php

declare(strict_types=1);

namespace App;

use PDOException;

/**
 * Checks a posted form on the server. When something is wrong the visitor is sent back to the form,
 * which shows what was typed and a sentence beside each field that needs a change.
 */
final class Form
{
    /**
     * Rules of a field: label (for the messages), required, max (characters), lines (a text of several
     * lines), email, phone, date with earliest and latest, integer or money with from and to, in (allowed
     * values), password.
     *
     * @param array<string, array<string, mixed>> $rules
     * @return array<string, string> the trimmed values; an optional empty field is ""
     */
    public static function values(array $rules, string $backTo): array
    {
        $values = [];
        $errors = [];
        foreach ($rules as $field => $rule) {
            $value = match (true) {
                isset($rule['password']) => Request::secret($field),
                isset($rule['lines']) => Request::input($field),
                default => preg_replace('/\s+/u', ' ', Request::input($field)),
            };
            $problem = self::problem($value, $rule);
            if ($problem !== null) {
                $errors[$field] = $problem;
            }
            $values[$field] = $value;
        }
        if ($errors !== []) {
            self::refuse($backTo, $errors);
        }

        return $values;
    }

    /**
     * Stores a record whose unique values have already been checked. If somebody else has stored the same value
     * since the check, the database refuses it, and the form comes back with this message.
     */
    public static function store(string $backTo, string $field, string $taken, callable $work): mixed
    {
        try {
            return $work();
        } catch (PDOException $error) {
            if (Database::isDuplicate($error)) {
                self::refuse($backTo, [$field => $taken]);
            }
            throw $error;
        }
    }

    /** Sends the visitor back to the form with these messages; it keeps everything typed except passwords. */
    public static function refuse(string $backTo, array $errors): never
    {
        $input = array_filter(
            $_POST,
            fn ($value, $field) => is_string($value) && $field !== '_token' && !str_contains((string) $field, 'password'),
            ARRAY_FILTER_USE_BOTH,
        );
        Session::keep('input', $input);
        Session::keep('errors', $errors);
        Session::flash('refused', count($errors) === 1 ? reset($errors) : 'Please look at the marked fields.');
        redirect($backTo);
    }

    private static function problem(string $value, array $rule): ?string
    {
        $label = $rule['label'];
        if ($value === '') {
            return ($rule['required'] ?? false) ? "$label is required." : null;
        }
        if (isset($rule['max']) && text_length($value) > $rule['max']) {
            return "$label can have at most {$rule['max']} characters.";
        }
        if (isset($rule['in']) && !in_array($value, array_map('strval', $rule['in']), true)) {
            return "$label: please choose one of the list.";
        }
        if (isset($rule['email']) && filter_var($value, FILTER_VALIDATE_EMAIL) === false) {
            return "$label does not look like an e-mail address.";
        }
        if (isset($rule['phone']) && !self::isPhone($value)) {
            return "$label must have 10 to 15 digits, for example 98765 43210.";
        }
        if (isset($rule['date'])) {
            return self::dateProblem($value, $rule);
        }
        if (isset($rule['integer']) && preg_match('/^\d{1,6}$/D', $value) !== 1) {
            return "$label must be a whole number.";
        }
        if (isset($rule['money']) && preg_match('/^\d{1,7}(\.\d{1,2})?$/D', $value) !== 1) {
            return "$label must be an amount such as 4500 or 4500.50.";
        }
        if (isset($rule['from']) && (float) $value < $rule['from']) {
            return "$label must be {$rule['from']} or more.";
        }
        if (isset($rule['to']) && (float) $value > $rule['to']) {
            return "$label must be {$rule['to']} or less.";
        }
        if (isset($rule['password'])) {
            return self::passwordProblem($value, $label);
        }

        return null;
    }

    /** True for a day of this century that exists, written 2026-11-05. */
    public static function isDate(string $value): bool
    {
        return preg_match('/^(20\d\d)-(\d\d)-(\d\d)$/D', $value, $part) === 1
            && checkdate((int) $part[2], (int) $part[3], (int) $part[1]);
    }

    /** A typing mistake in a date does the most harm, so every date has a first and a last possible day. */
    private static function dateProblem(string $value, array $rule): ?string
    {
        ['label' => $label, 'earliest' => $earliest, 'latest' => $latest] = $rule;

        return self::isDate($value) && $value >= $earliest && $value <= $latest
            ? null
            : "$label must be a day from " . day($earliest) . ' to ' . day($latest) . '.';
    }

    private static function isPhone(string $value): bool
    {
        $digits = strlen(preg_replace('/\D/', '', $value));

        return preg_match('/^\+?[0-9][0-9 -]*$/D', $value) === 1 && $digits >= 10 && $digits <= 15;
    }

    /** Length is what makes a password strong. bcrypt reads 72 bytes, so a longer one is refused. */
    private static function passwordProblem(string $value, string $label): ?string
    {
        return match (true) {
            text_length($value) < 10 => "$label needs at least 10 characters.",
            strlen($value) > 72 => "$label can have at most 72 characters.",
            str_contains($value, "\0") => "$label has a character that cannot be typed.",
            default => null,
        };
    }
}

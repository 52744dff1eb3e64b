<?php

declare(strict_types=1);

namespace App;

/**
 * A form with its values and its errors. Every rule is checked here on the server; what the browser checks is only
 * a convenience. When something is wrong, the same page is shown again with everything that was typed, and a
 * sentence beside each field to change.
 */
final class Form
{
    /** @var array<string, string> */
    private array $errors = [];

    /** @param array<string, mixed> $values */
    private function __construct(private array $values)
    {
    }

    /** A form to show: empty, or filled from a record. */
    public static function of(array $values = []): self
    {
        return new self($values);
    }

    /** A form that was sent; the rules below read its fields. */
    public static function sent(): self
    {
        return new self([]);
    }

    /** A text of one line: line breaks and rows of blanks become one blank. */
    public function text(string $name, string $label, int $max, bool $required = true): self
    {
        $this->lines($name, $label, $max, $required);
        $this->values[$name] = preg_replace('/\s+/u', ' ', $this->values[$name]);

        return $this;
    }

    /** A text of several lines. */
    public function lines(string $name, string $label, int $max, bool $required = true): self
    {
        $text = $this->read($name, $label, $required);
        if (text_length($text) > $max) {
            $this->refuse($name, "$label can have at most $max characters.");
        }

        return $this;
    }

    public function email(string $name, string $label, bool $required = true): self
    {
        $this->text($name, $label, 120, $required);
        $this->values[$name] = strtolower((string) $this->values[$name]);
        if ($this->values[$name] !== '' && filter_var($this->values[$name], FILTER_VALIDATE_EMAIL) === false) {
            $this->refuse($name, "$label must be an e-mail address such as name@example.com.");
        }

        return $this;
    }

    public function phone(string $name, string $label, bool $required = true): self
    {
        $text = $this->read($name, $label, $required);
        $digits = strlen((string) preg_replace('/\D/', '', $text));
        if ($text !== '' && (preg_match('/^\+?[0-9 ()-]{7,20}$/D', $text) !== 1 || $digits < 7 || $digits > 15)) {
            $this->refuse($name, "$label must have 7 to 15 digits.");
        }

        return $this;
    }

    /** @param array<int|string, string> $options value => label */
    public function choice(string $name, string $label, array $options, bool $required = true): self
    {
        $text = $this->read($name, $label, $required);
        if ($text !== '' && !array_key_exists($text, $options)) {
            $this->refuse($name, "Please choose the $label from the list.");
        }

        return $this;
    }

    /**
     * A day between two others, both included, because a typing mistake in a date does the most harm.
     *
     * @param string|null $present the day that is stored now; it may stay, even if it has passed
     */
    public function date(
        string $name,
        string $label,
        string $earliest,
        string $latest,
        bool $required = true,
        ?string $present = null,
    ): self {
        $text = $this->read($name, $label, $required);
        $isDate = preg_match('/^(20\d\d)-(\d\d)-(\d\d)$/D', $text, $part) === 1
            && checkdate((int) $part[2], (int) $part[3], (int) $part[1]);
        if ($text !== '' && $text !== $present && (!$isDate || $text < $earliest || $text > $latest)) {
            $this->refuse($name, "$label must be a day from " . show_date($earliest) . ' to ' . show_date($latest) . '.');
        }

        return $this;
    }

    public function number(string $name, string $label, int $from, int $to): self
    {
        $text = $this->read($name, $label, true);
        if ($text !== '' && (!ctype_digit($text) || strlen($text) > 9 || (int) $text < $from || (int) $text > $to)) {
            $this->refuse($name, "$label must be a whole number from $from to $to.");
        }

        return $this;
    }

    /** A new password, typed twice. Length makes it strong; bcrypt reads 72 bytes and no more. */
    public function newPassword(string $name, string $repeated): self
    {
        $password = Request::secret($name);
        if (text_length($password) < 10 || strlen($password) > 72 || str_contains($password, "\0")) {
            $this->refuse($name, 'A password needs 10 to 72 characters.');
        } elseif ($password !== Request::secret($repeated)) {
            $this->refuse($repeated, 'The two passwords are not the same.');
        }

        return $this;
    }

    /** Adds an error that the controller has found. Of several errors of a field, the first one is shown. */
    public function refuse(string $name, string $message): void
    {
        $this->errors[$name] ??= $message;
    }

    public function isValid(): bool
    {
        return $this->errors === [];
    }

    public function value(string $name): string
    {
        return (string) ($this->values[$name] ?? '');
    }

    /** For a column that may be NULL: an empty field is no value. */
    public function valueOrNull(string $name): ?string
    {
        return $this->value($name) === '' ? null : $this->value($name);
    }

    /** @return array<string, string> the fields of these names, for a row of a table */
    public function values(string ...$names): array
    {
        return array_combine($names, array_map($this->value(...), $names));
    }

    public function error(string $name): ?string
    {
        return $this->errors[$name] ?? null;
    }

    public function errorCount(): int
    {
        return count($this->errors);
    }

    private function read(string $name, string $label, bool $required): string
    {
        $this->values[$name] = Request::input($name);
        if ($required && $this->values[$name] === '') {
            $this->refuse($name, "$label is required.");
        }

        return $this->values[$name];
    }
}

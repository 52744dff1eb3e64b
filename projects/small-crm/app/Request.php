<?php

declare(strict_types=1);

namespace App;

/** What the browser sent. The only class that reads $_GET, $_POST and $_SERVER. */
final class Request
{
    public static function method(): string
    {
        $method = (string) ($_SERVER['REQUEST_METHOD'] ?? 'GET');

        return $method === 'HEAD' ? 'GET' : $method; // HEAD is a GET without the body
    }

    /** The folder of the application below the server's root: "" or "/small-crm" or "/small-crm/public". */
    public static function basePath(): string
    {
        $folder = rtrim(str_replace('\\', '/', dirname((string) $_SERVER['SCRIPT_NAME'])), '/');
        // The .htaccess of the project's folder hides "/public" from the address.
        if (str_ends_with($folder, '/public') && !str_starts_with(self::wholePath() . '/', $folder . '/')) {
            return substr($folder, 0, -strlen('/public'));
        }

        return $folder;
    }

    /** The path inside the application: "/customers/12". */
    public static function path(): string
    {
        $path = substr(self::wholePath(), strlen(self::basePath()));

        return $path === '' ? '/' : $path;
    }

    /** A value of the address (?name=…), trimmed; "" if there is none. */
    public static function query(string $name): string
    {
        return self::cleaned($_GET[$name] ?? '');
    }

    /** A field of the sent form, trimmed; "" if there is none. */
    public static function input(string $name): string
    {
        return self::cleaned($_POST[$name] ?? '');
    }

    /** A password exactly as typed: blanks are a part of it. */
    public static function secret(string $name): string
    {
        $value = $_POST[$name] ?? '';

        return is_string($value) ? $value : '';
    }

    /** Everything that was posted as one text, to compare it with another form. */
    public static function content(): string
    {
        return http_build_query($_POST);
    }

    /**
     * Fields with the same name, such as the lines of a quote (name="line[]").
     *
     * @return list<string>
     */
    public static function inputs(string $name): array
    {
        $values = $_POST[$name] ?? [];

        return is_array($values) ? array_map(self::cleaned(...), array_values($values)) : [];
    }

    /** The visitor's network address. Headers such as X-Forwarded-For are not read: anybody can write them. */
    public static function address(): string
    {
        return (string) ($_SERVER['REMOTE_ADDR'] ?? '');
    }

    public static function isHttps(): bool
    {
        return !in_array($_SERVER['HTTPS'] ?? '', ['', 'off'], true);
    }

    private static function wholePath(): string
    {
        return rawurldecode(explode('?', (string) ($_SERVER['REQUEST_URI'] ?? '/'), 2)[0]);
    }

    /**
     * Removes what no text should contain: lists, broken UTF-8, control characters, marks that change the
     * direction of writing, and characters without width (the joiners U+200C and U+200D stay: Indian scripts need
     * them). A text without any visible character becomes empty.
     */
    private static function cleaned(mixed $value): string
    {
        if (!is_string($value) || preg_match('//u', $value) !== 1) {
            return '';
        }
        $clean = (string) preg_replace(
            '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x{80}-\x{9f}\x{ad}\x{200b}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2060}-\x{206f}\x{feff}]/u',
            '',
            $value,
        );

        return preg_match('/[^\p{Z}\p{C}]/u', $clean) === 1 ? trim($clean) : '';
    }
}

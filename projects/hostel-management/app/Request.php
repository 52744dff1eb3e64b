<?php

declare(strict_types=1);

namespace App;

/** What the browser asked for. The only class that reads $_SERVER, $_GET and $_POST. */
final class Request
{
    public static function method(): string
    {
        // HEAD is a GET whose body is not sent.
        return $_SERVER['REQUEST_METHOD'] === 'HEAD' ? 'GET' : $_SERVER['REQUEST_METHOD'];
    }

    public static function isPost(): bool
    {
        return self::method() === 'POST';
    }

    /** The folder that the application is installed in: "" or, for example, "/hostel-management". */
    public static function basePath(): string
    {
        $folder = rtrim(str_replace('\\', '/', dirname($_SERVER['SCRIPT_NAME'])), '/');
        // With the .htaccess of the project's folder the address doesn't show "/public".
        if (str_ends_with($folder, '/public') && !str_starts_with(self::fullPath() . '/', $folder . '/')) {
            $folder = substr($folder, 0, -strlen('/public'));
        }

        return $folder;
    }

    /** The path inside the application: "/admin/students". */
    public static function path(): string
    {
        $path = substr(self::fullPath(), strlen(self::basePath()));

        return $path === '' ? '/' : $path;
    }

    /** A value of the query string, trimmed; "" if it is absent or not a plain text. */
    public static function query(string $name, string $default = ''): string
    {
        return self::text($_GET[$name] ?? $default);
    }

    /** A field of the posted form, trimmed; "" if it is absent or not a plain text. */
    public static function input(string $name): string
    {
        return self::text($_POST[$name] ?? '');
    }

    /** A field of the posted form exactly as it was typed: for passwords. */
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

    /** The visitor's network address. A forwarding header is not trusted: anybody can send one. */
    public static function address(): string
    {
        return (string) ($_SERVER['REMOTE_ADDR'] ?? '');
    }

    public static function browser(): string
    {
        $name = self::text($_SERVER['HTTP_USER_AGENT'] ?? '');

        return substr(preg_replace('/[^\x20-\x7e]/', '', $name), 0, 190);
    }

    public static function isHttps(): bool
    {
        return ($_SERVER['HTTPS'] ?? 'off') !== 'off' && ($_SERVER['HTTPS'] ?? '') !== '';
    }

    private static function fullPath(): string
    {
        return rawurldecode(explode('?', $_SERVER['REQUEST_URI'] ?? '/', 2)[0]);
    }

    /**
     * Removes what no text should contain: arrays (?q[]=x), broken UTF-8, control characters, marks that change
     * the direction of writing, and characters without width (the joiners U+200C and U+200D stay: Indian scripts
     * need them). A text without any visible character becomes empty.
     */
    private static function text(mixed $value): string
    {
        if (!is_string($value) || preg_match('//u', $value) !== 1) {
            return '';
        }
        $clean = preg_replace(
            '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x{80}-\x{9f}\x{ad}\x{200b}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2060}-\x{206f}\x{feff}]/u',
            '',
            $value,
        );

        return preg_match('/[^\p{Z}\p{C}]/u', $clean) === 1 ? trim($clean) : '';
    }
}

<?php

declare(strict_types=1);

namespace App;

/** The visitor's session: who is signed in, messages for the next page, and a refused form's input. */
final class Session
{
    /** @var array<string, mixed> what the previous request left for this one */
    private static array $kept = [];

    public static function start(): void
    {
        // Only an id that we have issued is accepted, and only from a cookie.
        ini_set('session.use_strict_mode', '1');
        ini_set('session.use_only_cookies', '1');
        session_name('hostel_session');
        session_set_cookie_params([
            'lifetime' => 0,
            'path' => Request::basePath() . '/',
            'secure' => Request::isHttps(),
            'httponly' => true,
            'samesite' => 'Lax',
        ]);
        session_start();

        $idleSeconds = time() - ($_SESSION['seen_at'] ?? time());
        if ($idleSeconds > config('session_idle_minutes') * 60) {
            self::clear();
        }
        $_SESSION['seen_at'] = time();

        self::$kept = $_SESSION['next'] ?? [];
        unset($_SESSION['next']);
    }

    public static function get(string $key): mixed
    {
        return $_SESSION[$key] ?? null;
    }

    public static function set(string $key, mixed $value): void
    {
        $_SESSION[$key] = $value;
    }

    /** A new id for the same session; called when somebody signs in, so that a planted id is useless. */
    public static function renew(): void
    {
        session_regenerate_id(true);
    }

    public static function clear(): void
    {
        $_SESSION = [];
        session_regenerate_id(true);
    }

    /** Leaves a value for the next request only: "input", "errors" or "flash". */
    public static function keep(string $key, mixed $value): void
    {
        $_SESSION['next'][$key] = $value;
    }

    public static function kept(string $key): array
    {
        return self::$kept[$key] ?? [];
    }

    /** A message on top of the next page. $kind is "done" or "refused". */
    public static function flash(string $kind, string $message): void
    {
        $_SESSION['next']['flash'][] = ['kind' => $kind, 'message' => $message];
    }
}

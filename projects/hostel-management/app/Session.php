<?php

declare(strict_types=1);

namespace App;

/** The visitor's session: who is signed in, messages for the next page, and a refused form's input. */
final class Session
{
    /** @var array<string, mixed> values that the previous request left for this one */
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

    /**
     * Starts a new session under a new id. Called when somebody signs in or changes the password, so that a
     * planted or stolen id is useless. The old session stays, with nobody signed in, because a second press on the
     * same button still needs its token.
     */
    public static function begin(): void
    {
        session_regenerate_id(false);
        $_SESSION = ['seen_at' => time()];
    }

    /** Ends the session for good; called when somebody signs out. */
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

    /**
     * Passes the values of this request on to the next one, when this request redirects instead of showing a page.
     */
    public static function keepAll(): void
    {
        $_SESSION['next'] = self::$kept;
    }

    public static function kept(string $key): array
    {
        return self::$kept[$key] ?? [];
    }

    /** Shows a message on top of the next page. $kind is "done" or "refused". */
    public static function flash(string $kind, string $message): void
    {
        $_SESSION['next']['flash'][] = ['kind' => $kind, 'message' => $message];
    }
}

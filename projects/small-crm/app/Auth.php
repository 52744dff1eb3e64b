<?php

declare(strict_types=1);

namespace App;

use App\Models\AccessLog;
use App\Models\LoginAttempt;
use App\Models\User;

/** Who is signed in, and whether a role may use a page. */
final class Auth
{
    /** Verified when the login is unknown, so that the answer takes as long as for a known one. */
    private const HASH_OF_NOBODY = '$2y$10$006hJhx.wU4RMXDeS37nUuP2yBFeqc6GBSyPBIBsc50.t02gxbaFK';

    private static ?array $user = null;
    private static bool $isLoaded = false;

    /**
     * The row of the signed-in user, or null. Read again for every request, so that blocking somebody or changing
     * their password ends their session with the next click.
     */
    public static function user(): ?array
    {
        if (!self::$isLoaded) {
            self::$isLoaded = true;
            $id = Session::get('user_id');
            $user = is_int($id) ? User::find($id) : null;
            if ($user !== null && $user['status'] === 'active' && Session::get('user_seal') === self::seal($user)) {
                self::$user = $user;
            } else {
                Session::set('user_id', null); // signs out for good: unblocking the account must not revive an old session
            }
        }

        return self::$user;
    }

    /**
     * The role check of the route table. Returns null if the visitor may see the page, otherwise the path to
     * redirect to.
     *
     * @param list<string> $roles "guest", "admin", "user"
     * @throws HttpError 403 for somebody who is signed in with another role
     */
    public static function check(array $roles): ?Response
    {
        $user = self::user();
        if ($user === null) {
            if (in_array('guest', $roles, true)) {
                return null;
            }
            if (Request::method() === 'GET') {
                Session::set('wanted', Request::path());
            }
            Session::flash('refused', 'Please sign in first.');

            return Response::redirect('/login');
        }
        if ($roles === ['guest']) {
            return Response::redirect('/');
        }
        if (!in_array($user['role'], $roles, true)) {
            AccessLog::add('page_refused', Request::path());
            throw new HttpError(403, 'Your account may not open this page.');
        }

        return null;
    }

    /** Checks a login. Returns null when it was right, otherwise the sentence to show. */
    public static function signIn(string $email, string $password): ?string
    {
        $wait = LoginAttempt::secondsToWait($email, Request::address());
        if ($wait > 0) {
            AccessLog::add('login_slowed', $email);

            return 'There were several wrong passwords. Please wait ' . counted($wait, 'second') . ' and try again.';
        }
        $user = User::findByEmail($email);
        // bcrypt stops reading at a NUL: the characters after it would not count.
        $isRight = password_verify($password, $user['password_hash'] ?? self::HASH_OF_NOBODY)
            && !str_contains($password, "\0");
        if ($user === null || !$isRight || $user['status'] !== 'active') {
            AccessLog::add('login_failed', $email);

            // The same sentence in all three cases, so that it doesn't tell which logins exist.
            return 'E-mail or password is wrong.';
        }
        if (password_needs_rehash($user['password_hash'], PASSWORD_DEFAULT)) {
            User::setPassword($user['id'], $password);
        }
        LoginAttempt::forget($email, Request::address());
        User::noteLogin($user['id']);
        self::begin($user['id']);
        AccessLog::add('login', $email);

        return null;
    }

    /** Starts a fresh session for this user. */
    public static function begin(int $userId): void
    {
        $user = User::find($userId);
        Session::begin();
        Session::set('user_id', $userId);
        Session::set('user_seal', self::seal($user));
        self::$user = $user;
        self::$isLoaded = true;
    }

    public static function signOut(): void
    {
        AccessLog::add('logout', self::user()['email'] ?? '');
        Session::restart();
        self::$user = null;
    }

    /** Changes together with the password, so sessions opened with the old one end. */
    private static function seal(array $user): string
    {
        return hash('sha256', $user['password_hash']);
    }
}

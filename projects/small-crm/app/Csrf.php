<?php

declare(strict_types=1);

namespace App;

/**
 * Refuses forged forms. Another site can make a browser send a POST with our cookie, but it can't read the secret
 * that our own pages put into their forms.
 */
final class Csrf
{
    public static function token(): string
    {
        $token = Session::get('csrf');
        if (!is_string($token)) {
            $token = bin2hex(random_bytes(32));
            Session::set('csrf', $token);
        }

        return $token;
    }

    public static function isValid(): bool
    {
        return hash_equals(self::token(), Request::input('csrf'));
    }
}

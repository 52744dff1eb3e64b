<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Form;
use App\Models\AccessLog;
use App\Models\Course;
use App\Models\Student;
use App\Models\User;
use App\Request;
use App\Session;
use App\StudentForm;
use App\View;

/** Signing in and out, and a new student's own registration. */
final class SignInController
{
    public function start(): void
    {
        redirect(Auth::user() === null ? '/login' : Auth::home());
    }

    public function form(): void
    {
        View::show('login', ['title' => 'Sign in'], 'plain');
    }

    public function signIn(): void
    {
        $email = strtolower(Request::input('email'));
        $problem = Auth::attempt($email, Request::secret('password'));
        if ($problem !== null) {
            Session::keep('input', ['email' => $email]);
            Session::flash('refused', $problem);
            redirect('/login');
        }
        redirect(Auth::home());
    }

    public function signOut(): void
    {
        $user = Auth::user();
        AccessLog::add('signed_out', $user['email'], $user['id']);
        Auth::signOut();
        Session::flash('done', 'You are signed out.');
        redirect('/login');
    }

    public function registrationForm(): void
    {
        View::show('register', ['title' => 'Register as a student', 'courses' => Course::active()], 'plain');
    }

    public function register(): void
    {
        $values = Form::values(StudentForm::account() + StudentForm::password() + StudentForm::details(), '/register');
        StudentForm::checkPasswordTwice($values, '/register');
        StudentForm::check($values, '/register');
        $user = User::find(Student::find(StudentForm::create($values, '/register'))['user_id']);
        AccessLog::add('registered', $user['email'], $user['id']);
        Auth::signIn($user);
        Session::flash('done', 'Welcome. Your account is ready; you can book a room now.');
        redirect('/student');
    }
}
